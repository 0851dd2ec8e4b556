export const title = 'New tour';
export const text = 'To publish a tour you also need a short description of 50 characters, a description, a highlight of 20 characters and a picture. You add them on the next page.';
export const noShop = 'A shop is needed first: it says the currency and the time zone. Create it in the settings.';
export const create = 'Create the tour';
export const placeSearch = 'Search for a place';
export const placeSearchHint = 'Type a town or an island near it.';
export const placesFound = 'Places found';
export const noPlace = 'No such place is known. Search for the next town instead.';
export const looking = 'Looking …';
/** The titles of the rate and the categories that the engine makes with the tour. */
export const rateTitle = 'Standard';
export const categoryTitle = 'Adult';
export const childTitle = 'Child';
export const draftThere = 'You were here before. Your answers are still here.';
export const pictures = 'Pictures';
export const newPlace = 'A new meeting point';
export const placeNeeded = 'Search for a place near it, and choose it from the list.';
export const exactPoint = 'Set the exact point';
export const weekdays = 'On which days?';
export const fields = {
  labels: {
    title: 'What is it called?',
    meeting_point: 'Where does it begin?',
    place_name: 'What is this place called?',
    'place.lat': 'Latitude',
    'place.lon': 'Longitude',
    'place.instructions': 'How guests find it',
    duration: 'How long does it take?',
    'duration.days': 'Days',
    'duration.hours': 'Hours',
    'duration.minutes': 'Minutes',
    from: 'First day',
    to: 'Last day',
    start_time: 'At what time?',
    capacity: 'How many guests?',
    price: 'How much for an adult?',
    has_child_price: 'Different price for children',
    child: 'Children',
    'child.min_age': 'From age',
    'child.max_age': 'To age',
    'child.price': 'Price for a child',
  } as Readonly<Record<string, string>>,
  hints: { title: '3 to 50 characters.', place_name: 'Such as “Town beach, by the kiosk”.', has_child_price: 'Everybody pays the same without it.', start_time: 'You add more times later.', capacity: 'At each start.' } as Readonly<Record<string, string>>,
  choices: { 'meeting_point.': 'A new meeting point' } as Readonly<Record<string, string>>,
};

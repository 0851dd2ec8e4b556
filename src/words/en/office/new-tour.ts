export const title = 'New tour';
export const text =
  'With these answers guests can book. You add texts, pictures and all else on the next page, before you publish.';
export const noShop = 'A shop is needed first: it says the currency and the time zone. Create it in the settings.';
export const create = 'Create the tour';
export const placeSearch = 'Search for a place';
export const placeSearchHint = 'Type a town, an island or a street. It fills in the fields below.';
export const placesFound = 'Places found';
export const noPlace = 'No such place is known. Enter its position below.';
export const looking = 'Looking …';
/** Of what the engine makes with the tour. */
export const rateTitle = 'Standard';
export const categoryTitle = 'Adult';
export const draftThere = 'You were here before. Your answers are still here.';
export const pictures = 'Pictures';

export const fields = {
  labels: {
    title: 'What is it called?',
    meeting_point: 'Where does it begin?',
    place: 'A new meeting point',
    'place.name': 'Name',
    'place.lat': 'Latitude',
    'place.lon': 'Longitude',
    'place.instructions': 'How guests find it',
    duration: 'How long does it take?',
    'duration.days': 'Days',
    'duration.hours': 'Hours',
    'duration.minutes': 'Minutes',
    from: 'First day',
    to: 'Last day',
    weekdays: 'On which days?',
    start_time: 'At what time?',
    capacity: 'How many guests?',
    price: 'How much for each guest?',
  } as Readonly<Record<string, string>>,
  hints: {
    title: '3 to 50 characters.',
    meeting_point: 'Leave it empty for a new meeting point.',
    start_time: 'You add more times later.',
    capacity: 'At each start.',
  } as Readonly<Record<string, string>>,
  choices: {
    'weekdays.1': 'Monday',
    'weekdays.2': 'Tuesday',
    'weekdays.3': 'Wednesday',
    'weekdays.4': 'Thursday',
    'weekdays.5': 'Friday',
    'weekdays.6': 'Saturday',
    'weekdays.7': 'Sunday',
  } as Readonly<Record<string, string>>,
};

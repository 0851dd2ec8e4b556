export const title = 'Settings';
export const loading = 'Loading …';
export const search = 'Search';
export const notFound = 'Nothing found. Try another word.';
export function more(count: number): string {
  return `These are the first ${count}. Search to find the others.`;
}
export function saved(name: string): string {
  return `“${name}” is saved.`;
}
export function removed(name: string): string {
  return `“${name}” is deleted.`;
}
export const undo = 'Undo';
export const remove = 'Delete';
export const notRemoved = 'This was not deleted. Check the network and try again.';
/** More tours than are named, at the end of `where`. */
export const others = 'others';
/** @param where  the tours that use it; '' where they are not known by name */
export function inUse(where: string): string {
  return where === ''
    ? 'This was not deleted: it is still in use.'
    : `This was not deleted: it is still in use by ${where}. Choose another there first.`;
}

export const parts = {
  'meeting-points': {
    title: 'Meeting points',
    text: 'Where your guests meet you, and how they find it.',
    one: 'Meeting point',
    add: 'Add a meeting point',
    none: 'No meeting points yet. Add the first one.',
    labels: {
      name: 'Name',
      address: 'Address',
      'address.name': 'Building or place',
      'address.road': 'Street',
      'address.house_number': 'House number',
      'address.city': 'City',
      'address.county': 'Region',
      'address.country': 'Country',
      instructions: 'How guests find it',
      lat: 'Latitude',
      lon: 'Longitude',
    },
    hints: { lat: 'Such as 43.5081. A map shows it when you hold a finger on the place.', lon: 'Such as 16.4402.' },
    choices: {},
  },
};

export const yes = 'Yes';
export const no = 'No';

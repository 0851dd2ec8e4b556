export const yes = 'Yes';
export const no = 'No';
export const choose = 'Please choose';
export const noAnswer = 'No answer';

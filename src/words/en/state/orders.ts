export const noSuchBooking = 'There is no such booking any more.';
export const notStarted = 'The payment could not be started.';
export const otherEmail = 'This booking was not made with that address. Please enter the one that its mails go to.';

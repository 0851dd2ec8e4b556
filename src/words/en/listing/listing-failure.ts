export const failed = 'The experiences could not be fetched. Check your connection, or try again in a moment.';
export const again = 'Try again';

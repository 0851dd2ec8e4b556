export const caption = 'What it comes to';

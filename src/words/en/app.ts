export const skip = 'Skip to the content';

export const dismiss = 'Odbaci';

export const title = 'Kako platiti';
export const reference = 'Poziv na broj';

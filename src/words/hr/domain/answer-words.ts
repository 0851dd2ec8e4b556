export const yes = 'Da';
export const no = 'Ne';

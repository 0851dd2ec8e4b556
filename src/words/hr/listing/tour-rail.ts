export const someTours = 'Možda vam se svidi';

export const label = 'Vaša narudžba';
export const title = 'Vaša narudžba još nije poslana';
export const text = 'Ništa nije naplaćeno. Šalje se kad još jednom dodirnete gumb.';
export const pay = 'Spremno za plaćanje';
export const withdraw = 'Odustani od narudžbe';

export const added = 'Doživljaj je dodan u košaricu!';
export const cartDeleted = 'Košarica je ispražnjena!';
export const lineDeleted = 'Stavka je uklonjena!';
export const lastLineDeleted = 'Stavka je uklonjena! Vaša je košarica prazna!';
export const lineUpdated = 'Vaša je košarica izmijenjena!';
export const cartUpdated = 'Košarica je ažurirana';
export const cartExpired = 'Vaša je košarica istekla!';

export const someTours = 'Das könnte Ihnen gefallen';

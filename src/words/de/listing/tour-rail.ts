// Where a page has nothing of its own to show

export const someTours = 'Das könnte Ihnen gefallen';

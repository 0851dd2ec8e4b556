export const lead =
  'What this shop asks of its engine, and you may too: JSON over HTTP, in the conventions of Django REST Framework.';
/** Before a link to the whole list. */
export const intro = 'Below are the calls of a shop’s visitors, who need no account. Sellers sign in and do the rest:';
export const everyCall = 'every call, with its fields and an example';
/** Before links to JSON and YAML. */
export const openApi = '. For programs the same is described in OpenAPI 3.1, as';
export const and = 'and';

export const general = 'In general';
export const slash = 'A path may be asked with or without its last slash. Unknown fields are ignored.';
/** Before an amount, a date and what follows it. */
export const money = 'Money is a decimal string';
export const date = ', a date';
export const instant = ', an instant ISO 8601 with its offset.';
/** Before a body and the name of its field. */
export const wrong = 'What is wrong with a request comes back as 400 with messages by field; every other no as';
export const wrongWith = ', with a';
export const wrongCode = ' where a program must tell cases apart.';
/** The mark of a call that does nothing twice. */
export const keyed = 'keyed';
/** Around that mark and the name of a header. */
export const keyedBefore = 'Calls marked';
export const keyedTake = 'take an';
export const keyedText = '(a UUID): sent again with the same key and body, they do nothing twice and answer the same.';
/** Around the name of a header. */
export const versionBefore = 'Every answer carries';
export const versionText = ', by which it can be told from that of a network in between.';
export const later = 'The calls are listed here once the shop can be reached.';

/**
 * The texts by which rows are searched in an index of their own, `<table>_search`: folded (G11), and indexed by each three letters in a row (decision
 * 0073). PostgreSQL's triggers keep it.
 */
export const indexedTexts = {
  experiences: ['title', 'short_description', 'description'],
  customers: ['first_name', 'last_name', 'email', 'phone_number', 'company'],
} as const;

/** The text of a row in its index, in SQL of SQLite. */
function foldedOf(row: string, texts: readonly string[]): string {
  return `fold_text(concat_ws(char(10), ${texts.map((it) => `${row}.${it}`).join(', ')}))`;
}

/**
 * Statements by which a connection of SQLite keeps the indexes. Their triggers are temporary, because they call `fold_text` of this engine: an engine of
 * another version, or a tool, can write to the tables without it. Rows that came meanwhile are entered first.
 */
export const keepIndexedTexts: readonly string[] = Object.entries(indexedTexts).flatMap(([table, texts]) => {
  const index = `${table}_search`;
  const folded = (row: string) => foldedOf(row, texts);
  const trigger = (name: string, event: string, does: string) =>
    `create temp trigger ${index}_${name} after ${event} on ${table} begin ${does}; end`;
  return [
    `insert into ${index} (rowid, text) select it.id, ${folded('it')} from ${table} it
     where it.id > coalesce((select rowid from ${index} order by rowid desc limit 1), 0)`,
    trigger('enters', 'insert', `insert into ${index} (rowid, text) values (new.id, ${folded('new')})`),
    trigger('leaves', 'delete', `delete from ${index} where rowid = old.id`),
    trigger(
      'changes',
      `update of ${texts.join(', ')}`,
      `update ${index} set text = ${folded('new')} where rowid = new.id`,
    ),
  ];
});

import type { StoreFile } from '#tests/support/stores/store-file.ts';

/** Texts by which a seller attacks visitors: markup, a script in a Markdown link, a direction that turns the line, and a word without an end. */
const attacks = [
  '<img src=x onerror="attacked=1"><script>attacked=1</script>',
  '[tap](javascript:attacked=1) "><svg onload=attacked=1>',
  '\u202Eturned round\u202D and \u2066isolated',
  `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}!`,
  '</title></script><script>attacked=1</script>{{constructor}}',
];

/** The same store with an attack in each text of its seller. */
export function hostileTexts(file: StoreFile): StoreFile {
  let next = 0;
  const attack = () => attacks[next++ % attacks.length] ?? '';
  return {
    ...file,
    account: { ...file.account, company_display_name: attack() },
    store: { ...file.store, title: attack(), banner_message: attack() },
    pictures: file.pictures.map((it) => ({ ...it, alt_text: attack() })),
    categories: file.categories.map((it) => ({ ...it, title: attack() })),
    pricing_categories: file.pricing_categories.map((it) => ({ ...it, title: `${it.title} ${attack()}` })),
    meeting_points: file.meeting_points.map((it) => ({ ...it, name: attack(), instructions: attack() })),
    inventory_items: file.inventory_items.map((it) => ({
      ...it,
      title: `${it.title} ${attack()}`,
      description: attack(),
    })),
    experiences: file.experiences.map((it) => ({
      ...it,
      title: `${it.title} ${attack()}`,
      short_description: attack(),
      description: attacks.join('\n\n'),
      highlights: attacks,
      agenda: it.agenda.map((item) => ({ ...item, title: attack(), text: attack() })),
    })),
  };
}

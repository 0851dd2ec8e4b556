import { describe, expect, it } from 'vitest';
import { readNotes, sectionOf, withRelease } from '../support/release/cut-release.ts';

const note = (text: string, name = 'one.md') => ({ name, text });

describe('a release', () => {
  it('gathers the notes by audience, and leaves out who has none', () => {
    const section = sectionOf([
      note('For visitors\n\n- A map.\n\nFor operators\n\n- **Do** restart.\n  Twice.\n'),
      note('For visitors\n\n- A list.\n'),
    ]);

    expect(section).toBe('For operators\n\n- **Do** restart.\n  Twice.\n\nFor visitors\n\n- A map.\n- A list.\n');
  });

  it('stands above the releases before it', () => {
    const changelog = '# Changelog\n\nIntroduction.\n\n## 1.0.0 · 2026-11-30\n\nFirst.\n';

    const text = withRelease(changelog, {
      version: '1.1.0',
      date: '2026-12-24',
      section: 'For visitors\n\n- A map.\n',
    });

    expect(text).toBe(
      '# Changelog\n\nIntroduction.\n\n## 1.1.0 · 2026-12-24\n\nFor visitors\n\n- A map.\n\n## 1.0.0 · 2026-11-30\n\nFirst.\n',
    );
  });

  it.for(['- An item without a heading.\n', 'For everybody\n\n- An item.\n', 'For visitors\n\nA sentence.\n', ''])(
    'refuses the note %j by its name',
    (text) => expect(() => sectionOf([note(text, 'odd.md')])).toThrow('odd.md'),
  );

  it('can be made of the notes of docs/changes', () => {
    expect(() => sectionOf(readNotes())).not.toThrow();
  });
});

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref, type SettingsList } from '#desk/state/views.ts';
import type { UsedIn } from '#domain/contract/refusals.ts';
import { enteredValues, type ResourceCalls, type SellerObject } from '#domain/contract/resources/calls.ts';
import { type FormField, inputsOf } from '#domain/desk/form-fields.ts';
import type { Send } from '#platform/network/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/settings.ts';
import type { FormReferences } from '../forms/form-words.ts';
import { ObjectForm } from '../forms/object-form.tsx';
import type { ReadObject } from '../forms/save-changes.ts';
import { PageFrame } from '../page-frame.tsx';
import { Read } from '../reply.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { type LastChange, type References, settingsForms } from './settings-table.ts';

interface Props {
  part: SettingsList;
  id: number | 'new';
  onDone: (kind: LastChange['kind'], object: SellerObject) => void;
}

/** The form of one object, and its deletion. */
export function ObjectEditor(props: Props) {
  const { references } = settingsForms[props.part];
  return references ? <EditorWithChoices {...props} from={references} /> : <Editor {...props} choices={{}} />;
}

/** The form of an object whose fields refer to other objects of the account: it reads those objects for the choice. */
function EditorWithChoices({ from, ...props }: Props & { from: References }) {
  const choices = useChoices(from);

  return <Editor {...props} choices={Object.fromEntries(from.of.map((field) => [field, choices]))} />;
}

function Editor({ part, id, onDone, choices }: Props & { choices: FormReferences }) {
  const { calls, fields, isFixed = false } = settingsForms[part];
  const { stores } = useAtomValue(sessionAtom);
  const references = { store: stores, ...choices };
  // A new object with a price gets the currency of the first shop.
  const initial = { currency: stores[0]?.currency, ...settingsForms[part].initial };
  const texts = words.parts[part];
  const shared = { calls, fields, initial, words: texts, references };
  const onSaved = (object: SellerObject) => onDone('saved', object);

  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings(part), label: texts.title }}
      title={id === 'new' ? texts.add : texts.one}
    >
      {id === 'new' ? (
        <ObjectForm {...shared} read={null} onSaved={onSaved} />
      ) : (
        <StoredObject calls={calls} fields={fields} id={id}>
          {(read) => (
            <ObjectForm {...shared} read={read} onSaved={onSaved}>
              {isFixed ? null : <Removal calls={calls} id={id} onRemoved={(it) => onDone('removed', it)} />}
            </ObjectForm>
          )}
        </StoredObject>
      )}
    </PageFrame>
  );
}

interface StoredProps {
  calls: ResourceCalls;
  fields: readonly FormField[];
  id: number;
  children: (read: ReadObject) => React.ReactNode;
}

/** Reads an object for its form. */
export function StoredObject({ calls, fields, id, children }: StoredProps) {
  return (
    <Read call={calls.retrieve} params={{ id }} loading={words.loading}>
      {(object, etag) => children({ id, etag, inputs: inputsOf(fields, object) })}
    </Read>
  );
}

interface RemovalProps {
  calls: ResourceCalls;
  id: number;
  onRemoved: (object: SellerObject) => void;
}

/** Deletes an object without a question, because staff can undo it. The object is read before, so that undo can restore all of it. */
export function Removal({ calls, id, onRemoved }: RemovalProps) {
  const { send } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const [usedIn, setUsedIn] = useState<UsedIn | null>(null);
  const [isUnread, setUnread] = useState(false);

  async function remove() {
    const read = await send(calls.retrieve, { params: { id }, isFresh: true });
    setUnread(read.kind !== 'ok');
    if (read.kind !== 'ok') return;
    const outcome = await change(calls.remove, { params: { id }, ifMatch: read.etag ?? '*' });
    if (outcome.kind === 'ok') return onRemoved(read.reply);
    const isUsed = outcome.kind === 'refused' && outcome.status === 409;
    setUsedIn(isUsed ? (outcome.refusal.used_in ?? NOT_NAMED) : null);
  }

  return (
    <>
      <Button kind="plain" busy={isBusy} onClick={() => void remove()}>
        {words.remove}
      </Button>
      {isUnread ? <Notice kind="wrong">{words.notRemoved}</Notice> : null}
      {problem ? (
        <Notice kind="wrong">{usedIn === null ? problem.text : words.inUse(usedInText(usedIn))}</Notice>
      ) : null}
    </>
  );
}

interface RestorationProps {
  calls: ResourceCalls;
  removed: SellerObject;
  /** Says what was deleted. */
  children: string;
  onRestored: () => void;
}

/** Says that an object was deleted, with the button that creates it again. */
export function Restoration({ calls, removed, children, onRestored }: RestorationProps) {
  const { change, isBusy, problem } = useChange();

  async function restore() {
    const outcome = await change(calls.create, { body: enteredValues(calls, removed) });
    if (outcome.kind === 'ok') onRestored();
  }

  return (
    <UndoNotice kind={problem ? 'wrong' : 'good'} label={words.undo} isBusy={isBusy} onUndo={restore}>
      {problem?.text ?? children}
    </UndoNotice>
  );
}

const NOT_NAMED: UsedIn = { names: [], has_others: false };

/** The objects that use an object, as a text: `“Sunset kayak”, others`; '' if their names are not known. */
function usedInText({ names, has_others }: UsedIn): string {
  return [...names.map(words.quoted), ...(has_others ? [words.others] : [])].join(', ');
}

/** The most objects in one page of a list. */
const PAGE_SIZE = 100;
const MOST_PAGES = 20;

/** The account's own objects that a field may refer to, with their titles; empty until they are read. */
function useChoices({ calls, title }: References): { id: number; title: string }[] {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [objects, setObjects] = useState<readonly SellerObject[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const found = readAll(send, { calls, title }, abort.signal);
    // An aborted read throws, since nobody waits for it any more.
    void found.then(setObjects, () => undefined);
    return () => abort.abort();
  }, [send, calls, title]);

  return objects
    .filter(({ base_account }) => base_account === account.id)
    .map((it) => ({ id: it.id, title: String(it[title]) }));
}

async function readAll(send: Send, { calls, title }: Omit<References, 'of'>, signal: AbortSignal) {
  const found: SellerObject[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ordering: title, page_size: PAGE_SIZE, page };
    const outcome = await send(calls.list, { query, signal });
    if (outcome.kind !== 'ok') break;
    found.push(...outcome.reply.results);
    if (outcome.reply.next === null) break;
  }
  return found;
}

import { useState } from 'react';
import type { SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/tour-editor.ts';
import type { FormWords } from '../forms/form-words.ts';
import { ObjectForm } from '../forms/object-form.tsx';
import { Read } from '../reply.tsx';
import { Removal, Restoration, StoredObject } from '../settings/object-editor.tsx';
import styles from './tour-page.module.css';
import type { TourObjects } from './tour-sections.ts';

interface Props {
  objects: TourObjects;
  /** The filter of the list. */
  query: Readonly<Record<string, string | number>>;
  /** The values of a new object. */
  initial?: SellerValues;
  title: (object: SellerObject) => string;
  words: FormWords;
  add: string;
  none: string;
  onCreated?: (object: SellerObject) => void;
}

/** Objects of a tour, such as questions, each with a form of its own (B10). */
export function ObjectsList({ objects, query, initial = {}, title, words: texts, add, none, onCreated }: Props) {
  const { calls, fields } = objects;
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<SellerObject | null>(null);
  const shared = { calls, fields, initial, words: texts };

  return (
    <Read call={calls.list} query={{ page_size: 100, ...query }} loading={words.loading}>
      {({ results }) => (
        <>
          {removed ? (
            <Restoration {...{ calls, removed }} onRestored={() => setRemoved(null)}>
              {words.removed}
            </Restoration>
          ) : null}
          {results.length === 0 && none !== '' ? <p className={layout.softSmall}>{none}</p> : null}
          {results.map((object) => (
            <ObjectItem key={object.id} label={title(object)}>
              {(close) => (
                <StoredObject calls={calls} fields={fields} id={object.id}>
                  {(read) => (
                    <ObjectForm {...shared} read={read} onSaved={close}>
                      <Removal calls={calls} id={object.id} onRemoved={setRemoved} />
                    </ObjectForm>
                  )}
                </StoredObject>
              )}
            </ObjectItem>
          ))}
          {isAdding ? (
            <ObjectForm
              {...shared}
              read={null}
              onSaved={(object) => {
                setAdding(false);
                onCreated?.(object);
              }}
            >
              <Button onClick={() => setAdding(false)}>{words.close}</Button>
            </ObjectForm>
          ) : (
            <div className={layout.row3}>
              <Button onClick={() => setAdding(true)}>{add}</Button>
            </div>
          )}
        </>
      )}
    </Read>
  );
}

/** The form of an object, which is read when somebody opens it. */
function ObjectItem({ label, children }: { label: string; children: (close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <details className={styles.object} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? children(() => setOpen(false)) : null}
    </details>
  );
}

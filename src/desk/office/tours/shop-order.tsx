import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { listStoreTours, reorderStore } from '#domain/contract/resources/tours.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { OrderList } from '#ui/controls/order-list.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { PictureView } from '#ui/pictures/picture.tsx';
import { saving } from '#words/office/forms.ts';
import * as words from '#words/office/tours.ts';
import { PageFrame } from '../page-frame.tsx';
import { Read } from '../reply.tsx';
import styles from './tours-page.module.css';

/** The tours of a shop in the order that visitors see (B10). */
export function ShopOrder({ onDone }: { onDone: () => void }) {
  const { stores } = useAtomValue(sessionAtom);
  const [store, setStore] = useState(stores[0]?.id ?? 0);

  return (
    <PageFrame
      width="middle"
      title={words.orderTitle}
      actions={
        <Button kind="action" onClick={onDone}>
          {words.orderDone}
        </Button>
      }
    >
      <p className={styles.none}>{words.orderText}</p>
      {stores.length > 1 ? (
        <SelectField
          label={words.orderShop}
          value={store}
          onValue={(value) => setStore(Number(value))}
          options={stores.map(({ id, title }) => [id, title])}
        />
      ) : null}
      <Order key={store} store={store} />
    </PageFrame>
  );
}

/** The most tours that can be put in order at once; the other tours follow them. */
const MOST = 100;

function Order({ store }: { store: number }) {
  const { change, isBusy, problem } = useChange();
  /** The order that is being saved. */
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function reorder(experiences: number[]): Promise<void> {
    setChosen(experiences);
    const outcome = await change(reorderStore, { params: { id: store }, body: { experiences } });
    setSaved(outcome.kind === 'ok');
    if (outcome.kind !== 'ok') setChosen(null);
  }

  return (
    <Read call={listStoreTours} params={{ storeId: store }} query={{ page_size: MOST }} loading={words.loading}>
      {({ results }) => {
        const placeOf = (id: number) => chosen?.indexOf(id) ?? 0;
        const tours = results.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
        return (
          <>
            {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
            <output className={styles.none}>{isBusy ? saving : isSaved ? words.orderSaved : ''}</output>
            {tours.length === 0 ? <p className={styles.none}>{words.orderEmpty}</p> : null}
            <OrderList
              label={words.orderTitle}
              items={tours.map(({ id, title, image }) => ({
                id: String(id),
                title,
                handle: words.drag(title),
                content: (
                  <span className={styles.ordered}>
                    <PictureView kind="experience" picture={image} sizes="4rem" alt="" className={styles.picture} />
                    {title}
                  </span>
                ),
              }))}
              onReorder={(ids) => void reorder(ids.map(Number))}
            />
          </>
        );
      }}
    </Read>
  );
}

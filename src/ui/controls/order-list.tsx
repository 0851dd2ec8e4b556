import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { locale } from '#words/formats.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './order-list.module.css';

export interface OrderItem {
  readonly id: string;
  readonly title: string;
  /** The label of the handle: `Move Sunset kayak`. */
  readonly handle: string;
  readonly content: ReactNode;
}

interface Props {
  label: string;
  items: readonly OrderItem[];
  /** `grid` shows pictures beside each other. */
  layout?: 'stack' | 'grid';
  onReorder: (ids: string[]) => void;
  /** The selected item, if items can be selected. */
  selected?: string | null;
  onSelect?: (id: string) => void;
}

/** A list whose items can be moved by pointer or keyboard: Enter on the handle takes an item, arrow keys move it, Enter drops it. */
export function OrderList({ label, items, layout = 'stack', onReorder, selected = null, onSelect }: Props) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String);
      const others = items.map(({ id }) => id).filter((id) => !moved.includes(id));
      const at = others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onReorder(others.toSpliced(at, 0, ...moved));
    },
  });

  return (
    <I18nProvider locale={locale}>
      <GridList
        aria-label={label}
        className={styles.list}
        layout={layout}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        data-layout={layout}
        {...(onSelect && {
          selectionMode: 'single',
          selectionBehavior: 'replace',
          disallowEmptySelection: true,
          selectedKeys: selected === null ? [] : [selected],
          onSelectionChange: (keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined) onSelect(String(key));
          },
        })}
      >
        {({ id, title, handle, content }) => (
          <GridListItem id={id} textValue={title} className={styles.item}>
            <Button slot="drag" className={styles.handle} aria-label={handle}>
              <Icon drawing={GRIP} />
            </Button>
            {content}
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  );
}

const GRIP = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01';

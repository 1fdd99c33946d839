import { Combobox, createListCollection } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { OverlayProvider } from './overlay-provider.tsx';
import styles from './pick-list.module.css';

export type Pick = { value: string; label: string; detail?: string; picture?: ReactNode };
export type PickGroup = { label: string; items: Pick[] };

type Props = {
  label: string;
  placeholder?: string;
  onText: (text: string) => void;
  groups: PickGroup[];
  onPick: (value: string) => void;
  /** In place of the list while it is empty. */
  children?: ReactNode;
};

/** A text field with what fits always open below it, in groups: arrow keys go through, Enter picks. */
export function PickList({ label, placeholder, onText, groups, onPick, children }: Props) {
  const collection = useMemo(() => createListCollection({ items: groups.flatMap(({ items }) => items) }), [groups]);
  return (
    <OverlayProvider>
      <Combobox.Root
        unstyled
        open
        disableLayer
        collection={collection}
        value={[]}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        closeOnSelect={false}
        onInputValueChange={(change) => change.reason === 'input-change' && onText(change.inputValue)}
        onValueChange={(change) => change.value[0] && onPick(change.value[0])}
      >
        <Combobox.Label className={styles['label']}>{label}</Combobox.Label>
        <Combobox.Control>
          <Combobox.Input className={styles['input']} placeholder={placeholder} autoComplete="off" />
        </Combobox.Control>
        <Combobox.Content className={styles['list']} hidden={collection.size === 0}>
          {groups.map((group) => (
            <Combobox.ItemGroup key={group.label}>
              <Combobox.ItemGroupLabel className={styles['group']}>{group.label}</Combobox.ItemGroupLabel>
              {group.items.map((item) => (
                <Combobox.Item key={item.value} item={item} className={styles['item']}>
                  {item.picture}
                  <Combobox.ItemText>{item.label}</Combobox.ItemText>
                  {item.detail ? <span className={styles['detail']}>{item.detail}</span> : null}
                </Combobox.Item>
              ))}
            </Combobox.ItemGroup>
          ))}
        </Combobox.Content>
      </Combobox.Root>
      {collection.size === 0 ? children : null}
    </OverlayProvider>
  );
}

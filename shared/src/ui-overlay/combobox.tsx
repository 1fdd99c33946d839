import { Combobox as ChakraCombobox, createListCollection } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import styles from './combobox.module.css';
import { OverlayProvider } from './overlay-provider.tsx';

export type Option = { value: string; label: string; detail?: string };

type Props = {
  label: string;
  placeholder?: string;
  /** What is typed now. */
  text: string;
  onText: (text: string) => void;
  options: Option[];
  onPick: (option: Option) => void;
  /** Shown instead of the list when nothing fits. */
  empty?: ReactNode;
  invalid?: boolean;
  describedBy?: string;
};

/** A text field that offers what fits; the caller searches, this shows and lets pick by keyboard, touch or mouse. */
export function Combobox({ label, placeholder, text, onText, options, onPick, empty, invalid, describedBy }: Props) {
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  return (
    <OverlayProvider>
      <ChakraCombobox.Root
        unstyled
        collection={collection}
        inputValue={text}
        value={[]}
        openOnClick={options.length > 0}
        positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 4 }}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        onInputValueChange={(change) => change.reason === 'input-change' && onText(change.inputValue)}
        onValueChange={(change) => {
          const option = options.find((one) => one.value === change.value[0]);
          if (option) onPick(option);
        }}
      >
        <ChakraCombobox.Label className={styles['label']}>{label}</ChakraCombobox.Label>
        <ChakraCombobox.Control className={styles['control']}>
          <ChakraCombobox.Input
            className={styles['input']}
            placeholder={placeholder}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            autoComplete="off"
          />
        </ChakraCombobox.Control>
        {/* In place, not in a portal: a dialog hides from screen readers what lies outside of it. */}
        <ChakraCombobox.Positioner>
          <ChakraCombobox.Content className={styles['content']} hidden={options.length === 0 && !empty}>
            {options.length === 0 ? <div className={styles['empty']}>{empty}</div> : null}
            {options.map((option) => (
              <ChakraCombobox.Item key={option.value} item={option} className={styles['item']}>
                <ChakraCombobox.ItemText>{option.label}</ChakraCombobox.ItemText>
                {option.detail ? <span className={styles['detail']}>{option.detail}</span> : null}
              </ChakraCombobox.Item>
            ))}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </ChakraCombobox.Root>
    </OverlayProvider>
  );
}

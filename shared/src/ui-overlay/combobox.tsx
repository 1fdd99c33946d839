import { Combobox as ChakraCombobox, createListCollection } from '@chakra-ui/react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { controlClass, type ControlLook } from '../ui/control.ts';
import { labelIdOf, useFieldWiring } from '../ui/field-context.ts';
import { Field, type FieldWords } from '../ui/field.tsx';
import { WithIcon } from '../ui/input.tsx';
import styles from './combobox.module.css';
import { OverlayProvider } from './overlay-provider.tsx';

export type Option = { value: string; label: string; detail?: string };

type BoxProps = Pick<ControlLook, 'look'> & {
  placeholder?: string;
  /** Sent with the form around it, for who has no script. */
  name?: string;
  /** What is typed now. */
  text: string;
  onText: (text: string) => void;
  options: Option[];
  onPick: (option: Option) => void;
  /** Shown instead of the list when nothing fits. */
  empty?: ReactNode;
  /** An `Icon` before the text. */
  icon?: ReactElement;
};

function Box({ placeholder, name, text, onText, options, onPick, empty, icon, look }: BoxProps) {
  const sent = name !== undefined;
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  const { id = '', ...described } = useFieldWiring({});
  return (
    <ChakraCombobox.Root
      unstyled
      ids={{ input: id, label: labelIdOf(id) }}
      collection={collection}
      inputValue={text}
      value={[]}
      openOnClick={options.length > 0}
      positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 4 }}
      // Enter picks the first that fits; in a field that is sent, it sends what is typed, which may be in no list.
      inputBehavior={sent ? 'none' : 'autohighlight'}
      allowCustomValue={sent}
      selectionBehavior="preserve"
      onValueChange={(change) => {
        const option = options.find((one) => one.value === change.value[0]);
        if (option) onPick(option);
      }}
    >
      <WithIcon icon={icon}>
        <ChakraCombobox.Control>
          <ChakraCombobox.Input
            name={name}
            className={controlClass({ look })}
            placeholder={placeholder}
            {...described}
            autoComplete="off"
            // From the field itself: the library takes no text while it does not know yet that the field has the focus.
            onChange={({ target }) => onText(target.value)}
          />
        </ChakraCombobox.Control>
      </WithIcon>
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
  );
}

type Props = FieldWords & BoxProps & { className?: string };

/** A text field that offers what fits; the caller searches, this shows and lets pick by keyboard, touch or mouse. */
export function Combobox({ label, labelHidden, help, error, className, ...box }: Props) {
  return (
    <OverlayProvider>
      <Field label={label} labelHidden={labelHidden} help={help} error={error} className={className}>
        <Box {...box} />
      </Field>
    </OverlayProvider>
  );
}

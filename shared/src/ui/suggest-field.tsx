import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Combobox } from '../ui-overlay/combobox.tsx';
import type { ControlLook } from './control.ts';
import { Field, type FieldWords } from './field.tsx';
import { Input } from './input.tsx';
import { useHandOver } from './use-hand-over.ts';

type Box = ComponentProps<typeof Combobox>;
type Props = Pick<FieldWords, 'label' | 'labelHidden'> &
  Pick<ControlLook, 'look'> &
  Pick<Box, 'options' | 'onPick'> & {
    /** Sent with the form around it. */
    name: string;
    placeholder: string;
    icon?: ReactElement;
    text: string;
    onText: (text: string) => void;
    /** Shown instead of the list when nothing fits. */
    empty?: ReactNode;
    /** Somebody has turned to the field: now suggestions are wanted. */
    onTurn: () => void;
  };

const loadCombobox = async () => (await import('../ui-overlay/ui-overlay.ts')).Combobox;

/** A search that works as soon as the page does; its list of suggestions is fetched when somebody turns to it. */
export function SuggestField({ options, onPick, empty, onTurn, onText, ...field }: Props) {
  const {
    place,
    successor: Combobox,
    turning,
  } = useHandOver(async () => {
    onTurn();
    return loadCombobox();
  });
  const { label, labelHidden, text, ...input } = field;
  return (
    <div ref={place}>
      {Combobox ? (
        <Combobox {...field} {...{ options, onPick, empty, onText }} />
      ) : (
        <Field label={label} labelHidden={labelHidden}>
          <Input
            {...input}
            autoComplete="off"
            value={text}
            onChange={(event) => onText(event.target.value)}
            {...turning}
          />
        </Field>
      )}
    </div>
  );
}

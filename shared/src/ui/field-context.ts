import { createContext, use } from 'react';

/** What ties a field's control to its words. */
export type Wiring = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** The element with the field's label, for controls that a `for` does not reach. */
export const labelIdOf = (id: string): string => `${id}-label`;

export const FieldContext = createContext<Wiring>({});

/** The attributes that the `Field` around asks its control to carry; what the control says itself wins. */
export function useFieldWiring(own: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }): Wiring {
  const wiring = use(FieldContext);
  const notes = [own['aria-describedby'], wiring['aria-describedby']].filter(Boolean).join(' ');
  return {
    ...(own.id || wiring.id ? { id: own.id ?? wiring.id } : {}),
    ...(notes ? { 'aria-describedby': notes } : {}),
    ...(wiring['aria-invalid'] || own['aria-invalid'] ? { 'aria-invalid': true as const } : {}),
  };
}

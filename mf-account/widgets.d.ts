export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    /** The person's lists to put a thing into; the person is signed in. */
    'mf-account/WishlistPicker': {
      thing: { kind: 'place' | 'destination'; id: number; name: string };
      onClose: () => void;
    };
  }
}

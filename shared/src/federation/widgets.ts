/**
 * What remotes lend to others, and what each widget must be told. Each lending remote writes its own into its
 * `widgets.d.ts`, under `<remote>/<Name>`; here nobody's words stand.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- remotes fill it
export interface WidgetProps {}

export type WidgetName = keyof WidgetProps;

export { Combobox, type Option } from './combobox.tsx';
export { DatePicker } from './date-picker.tsx';
export { DateRangePicker } from './date-range-picker.tsx';
export { Dialog } from './dialog.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { PickList, type Pick, type PickGroup } from './pick-list.tsx';

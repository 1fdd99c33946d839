export { ListSignup } from './list-signup.tsx';
export { WaitingList } from './waiting-list.tsx';

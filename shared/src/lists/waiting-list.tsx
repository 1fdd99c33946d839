import { ListSignup } from './list-signup.tsx';

/** Waits for the mobile app. */
export const WaitingList = ({ label }: { label?: string }) => (
  <ListSignup
    list="mobile"
    label={label}
    button="Join the waiting list"
    thanks={{
      title: "You're on our waiting list!",
      text: "You'll be the first to know when we launch our app! Stay tuned.",
    }}
  />
);

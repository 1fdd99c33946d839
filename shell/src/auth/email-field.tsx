import { FormSpy, TextField, rules } from '@tabi/shared/forms';

/** Where the mail goes, and by what an account is known. @param keep hears what is typed, for the next form */
export function EmailField({ keep }: { keep: (email: string) => void }) {
  return (
    <>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        rule={rules.all(rules.required, rules.email)}
      />
      <FormSpy<{ email?: string }>
        subscription={{ values: true }}
        onChange={({ values }) => keep(values?.email ?? '')}
      />
    </>
  );
}

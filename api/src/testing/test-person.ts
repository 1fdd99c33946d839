import type { TestApi } from './test-api.ts';
import type { TestBrowser } from './test-browser.ts';

export interface TestPerson {
  browser: TestBrowser;
  id: string;
  email: string;
  password: string;
}

let count = 0;

/** Somebody with an account, signed in. */
export async function signUp(api: TestApi, name = 'Mai'): Promise<TestPerson> {
  const browser = await api.visitor();
  const [email, password] = [`${name.toLowerCase()}.${++count}@example.com`, 'a long password'];
  const form = { name, email, password, password_confirmation: password };
  const { body } = await browser.post('/api/register', form);
  return { browser, email, password, id: body.results.id as string };
}

it('resolves an address against the page, as a browser does', () => {
  expect(new Request('/api/tags').url).toBe('http://localhost:3000/api/tags');
});

it('ends a listener and a request with the same signal', async () => {
  const controller = new AbortController();
  const heard = jest.fn();
  document.addEventListener('ping', heard, { signal: controller.signal });
  const request = new Request('/api/tags', { signal: controller.signal });
  controller.abort();
  document.dispatchEvent(new Event('ping'));
  expect([heard.mock.calls.length, request.signal.aborted]).toEqual([0, true]);
});

it('sends the fields of a form', async () => {
  const form = new FormData();
  form.append('email', 'aiko@example.org');
  const request = new Request('/api/newsletter', { method: 'POST', body: form });
  expect((await request.formData()).get('email')).toBe('aiko@example.org');
});

it('mounts what measures and asks the screen', () => {
  expect(() => new ResizeObserver(() => undefined).observe(document.body)).not.toThrow();
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
});

import { kindOf, pageKey } from './request-kind.ts';

const origin = 'https://tabi.example';
const kind = (path: string, over: { isPage?: boolean; accept?: string } = {}) =>
  kindOf({ url: new URL(path, origin), origin, isPage: false, accept: '*/*', ...over });
const key = (path: string) => pageKey(new URL(path, origin));

describe('what a request is', () => {
  it.each([
    ['/_mf/shell/abc/main.js', 'build'],
    ['/_mf/remotes.json', 'builds-list'],
    ['/map/land-0123456789.bin', 'build'],
    ['/art/place/kyoto/wide-960-0123456789ab.webp', 'picture'],
    ['/api/trips/kyoto-1', 'answer'],
    ['/api/user', 'answer'],
    ['/files/avatar.webp', null],
    ['https://elsewhere.example/_mf/x.js', null],
  ])('%s is %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  it.each([
    '/api/csrf-cookie',
    '/api/oauth',
    '/api/oauth/authenticateUser/x',
    '/api/trips/kyoto-1/invite',
    '/api/trips/kyoto-1/restore',
    '/api/trips/kyoto-1/public',
    '/api/trips/kyoto-1/events/7/return',
  ])('leaves %s to the network', (path) => {
    expect(kind(path)).toBeNull();
  });

  it('leaves streams to the network, whatever they are called', () => {
    expect(kind('/api/trips/kyoto-1/changes', { accept: 'text/event-stream' })).toBeNull();
  });

  it('takes an address that is opened for a page', () => {
    expect(kind('/destinations/kyoto', { isPage: true })).toBe('page');
    expect(kind('/destinations/kyoto')).toBeNull();
  });
});

describe('the name under which a page is kept', () => {
  it('is its address', () => {
    expect(key('/blog?page=2')).toBe(`${origin}/blog?page=2`);
  });

  it('is none for the page that others read by a link, which is never the document of the itinerary', () => {
    expect(key('/itinerary/kyoto-1/shared?token=secret')).toBeNull();
    expect(key('/itinerary/kyoto-1/shared')).not.toBe(key('/itinerary/kyoto-1/timeline'));
  });

  it('is the same for all tabs of an itinerary, and without the token of an invitation', () => {
    expect(key('/itinerary/kyoto-1/map?token=secret')).toBe(key('/itinerary/kyoto-1/timeline'));
    expect(key('/itinerary/kyoto-1/map')).not.toBe(key('/itinerary/kyoto-2/map'));
    expect(key('/itinerary/kyoto-1/map?token=secret')).not.toContain('secret');
  });

  it('does not exist for addresses with secrets', () => {
    expect(key('/reset-password/mai@example.com/secret')).toBeNull();
    expect(key('/?token=secret')).toBeNull();
  });
});

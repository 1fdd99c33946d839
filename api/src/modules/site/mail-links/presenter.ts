/** A page of ours that a link in a mail opens: a few words, and perhaps one thing to press. */
export interface LinkPage {
  title: string;
  text: string;
  /** Sent to the page's own address: programs that open every link in a mail to look at it do nothing by that. */
  press?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const styles = `
:root{color-scheme:light dark;--paper:#FBF8F3;--raised:#FFFFFF;--ink:#1C2430;--soft:#566070;--line:#E7E0D5;--seal:#C8402B;--on-seal:#FFFFFF}
@media (prefers-color-scheme:dark){:root{--paper:#11161F;--raised:#1A212D;--ink:#EFEBE4;--soft:#A7AEBB;--line:#2B3442;--seal:#F07561;--on-seal:#11161F}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:16px/1.6 Inter,system-ui,sans-serif}
main{box-sizing:border-box;max-width:560px;margin:24px;padding:40px;background:var(--raised);border:1px solid var(--line);border-radius:14px}
h1{margin:0 0 16px;font:600 28px/1.1 Fraunces,Georgia,serif;text-wrap:balance}
p{margin:0 0 24px}
button{min-height:44px;padding:0 24px;border:0;border-radius:6px;background:var(--seal);color:var(--on-seal);font:600 16px/1 Inter,system-ui,sans-serif;cursor:pointer}
a{color:var(--soft)}
:focus-visible{outline:2px solid var(--seal);outline-offset:2px}
`;

export const renderLinkPage = ({ title, text, press }: LinkPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Tabi</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${press ? `<form method="post"><p><button>${escaped(press)}</button></p></form>` : ''}
<a href="/">To Tabi</a>
</main>
</body>
</html>
`;

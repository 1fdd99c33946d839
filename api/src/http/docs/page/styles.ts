/** Of the page of the document; the tokens are those of the site. */
export const styles = `:root{color-scheme:light dark;--paper:#FBF8F3;--raised:#FFFFFF;--ink:#1C2430;--soft:#566070;--line:#E7E0D5;--seal:#C8402B;--jade:#1F7A66;--indigo:#34497B;--saffron:#8A5A00}
@media (prefers-color-scheme:dark){:root{--paper:#11161F;--raised:#1A212D;--ink:#EFEBE4;--soft:#A7AEBB;--line:#2B3442;--seal:#F07561;--jade:#57BFA5;--indigo:#93A9E6;--saffron:#E8B455}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0 auto;max-width:1200px;padding:32px 16px 96px;background:var(--paper);color:var(--ink);font:16px/1.6 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:Fraunces,Georgia,serif;font-weight:600;line-height:1.1;text-wrap:balance}
h1{margin:0 0 16px;font-size:36px}
h2{margin:64px 0 8px;font-size:28px}
h3{margin:32px 0 8px;font-size:18px}
p{margin:0 0 12px;max-width:68ch}
a{color:var(--indigo)}
code,pre{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:12px 0 0;padding:12px;overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--paper)}
nav ul{display:flex;flex-wrap:wrap;gap:0 16px;margin:24px 0 0;padding:0;list-style:none}
nav a{display:inline-block;padding:10px 0}
article{padding-bottom:8px;border-bottom:1px solid var(--line)}
.operation{margin:8px 0;border:1px solid var(--line);border-radius:14px;background:var(--raised)}
.operation summary{display:grid;grid-template-columns:72px 1fr;gap:0 8px;align-items:baseline;min-height:44px;padding:10px 16px;cursor:pointer;list-style:none;border-radius:14px}
.operation summary::-webkit-details-marker{display:none}
.summary{grid-column:2;color:var(--soft)}
.path{font-weight:600}
.verb{font-weight:700;font-size:14px}
.get{color:var(--jade)}
.post,.put,.patch{color:var(--saffron)}
.delete{color:var(--seal)}
.inside{padding:0 16px 16px;scroll-margin-top:96px}
.inside h3{margin:16px 0 4px;font:600 14px/1.6 Inter,system-ui,sans-serif;color:var(--soft)}
.fields{margin:0;padding:0 0 0 16px;list-style:none;border-left:1px solid var(--line)}
.fields li{padding:2px 0}
.fields p{margin:0;color:var(--soft)}
.type{color:var(--soft)}
.skip{position:absolute;left:-9999px}
.skip:focus{position:static}
:focus-visible{outline:2px solid var(--indigo);outline-offset:2px}
@media (min-width:1024px){body{display:grid;grid-template-columns:220px minmax(0,1fr);gap:0 48px}header,.skip{grid-column:1/-1}nav{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto}nav ul{display:block;margin:64px 0 0}nav a{padding:5px 0}}
@media print{nav{display:none}}
`;

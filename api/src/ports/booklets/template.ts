/**
 * The booklet as typst sets it. What people wrote comes as data alone (`sys.inputs`) and is shown as the text it is; nothing
 * of it is ever made part of this text.
 */
export const template = String.raw`
#let it = json(bytes(sys.inputs.booklet))
#let ink = rgb("#1c2430")
#let soft = rgb("#566070")
#let line-colour = rgb("#e7e0d5")
#let paper = rgb("#fbf8f3")
#let red = rgb("#c8402b")
#let jade = rgb("#1f7a66")

#let han = (
  jp: ("Noto Sans Japanese", "Noto Sans T Chinese", "Noto Sans S Chinese", "Noto Sans Korean"),
  kr: ("Noto Sans Korean", "Noto Sans Japanese", "Noto Sans T Chinese", "Noto Sans S Chinese"),
  sc: ("Noto Sans S Chinese", "Noto Sans T Chinese", "Noto Sans Japanese", "Noto Sans Korean"),
  tc: ("Noto Sans T Chinese", "Noto Sans S Chinese", "Noto Sans Japanese", "Noto Sans Korean"),
)
#let regions = (jp: "JP", kr: "KR", sc: "CN", tc: "TW")
#let others = (
  "Noto Sans Thai", "Noto Sans Lao", "Noto Sans Khmer", "Noto Sans Myanmar", "Noto Sans Bengali", "Noto Sans Tamil",
  "Noto Sans Sinhala", "Noto Serif Tibetan", "Noto Sans Georgian", "Noto Sans Armenian", "Noto Sans Hebrew",
  "IBM Plex Sans Arabic", "Noto Emoji",
)
#let body-faces(of) = ("Noto Sans",) + han.at(of) + others
#let title-faces(of) = ("Fraunces",) + body-faces(of)
#let headline(of, size, words) = text(font: title-faces(of), size: size, weight: 600, words)

#set document(title: it.title)
#set page(width: 148mm, height: 210mm, margin: (x: 13mm, top: 13mm, bottom: 15mm))
#set text(font: body-faces(it.han), size: 8.5pt, fill: ink, fallback: false, lang: "en", number-width: "tabular")
#set par(leading: 0.55em, justify: false)

// The cover: the poster to the edges, the words on paper.
#page(margin: 0mm, fill: paper)[
  #if sys.inputs.cover == "yes" { place(top, image("/cover.jpg", width: 148mm, height: 132mm, fit: "cover")) }
  #place(bottom, block(width: 100%, height: if sys.inputs.cover == "yes" { 78mm } else { 210mm }, inset: (x: 13mm, top: 11mm, bottom: 10mm))[
    #text(size: 7.5pt, weight: 700, tracking: 1.5pt, fill: red)[TABI]
    #v(1mm)
    #par(leading: 6pt, headline(it.han, if it.title.clusters().len() > 44 { 19pt } else { 25pt }, it.title))
    #v(0.5mm)
    #text(size: 10pt, it.dates)\
    #text(size: 10pt, fill: soft, it.places)
    #if it.by != none [\ #text(size: 8.5pt, fill: soft)[Planned by #it.by]]
    #v(1fr)
    #text(size: 7pt, fill: soft, link(it.address))
  ])
]

#set page(footer: context {
  set text(size: 6.5pt, fill: soft)
  grid(columns: (1fr, auto), link(it.address), text(size: 7.5pt, weight: 700, fill: ink, counter(page).display()))
})

#let heading-of(level, words) = {
  show heading: it => it.body
  heading(level: level, words)
}

// All days at a glance.
#heading-of(1, headline(it.han, 17pt)[The days])
#v(2mm)
#for day in it.days {
  block(width: 100%, breakable: false, stroke: (bottom: 0.4pt + line-colour), inset: (y: 1.7mm))[
    #link(label("day-" + str(day.number)), grid(columns: (9mm, 1fr, auto), column-gutter: 2mm, align: (center + horizon, left + horizon, right + horizon),
      box(fill: rgb(day.colour), radius: 3pt, inset: (x: 2.2mm, y: 1.3mm), text(fill: white, weight: 700, str(day.number))),
      [
        #text(weight: 700, day.date) #h(1mm) #text(fill: soft, day.place) \
        #set text(size: 7.5pt, fill: soft, font: body-faces(day.han))
        #let stops = day.rows.filter(row => row.kind == "stop").map(row => row.title)
        #if stops.len() == 0 [Free] else { stops.join(" · ") }
      ],
      context text(fill: soft, str(locate(label("day-" + str(day.number))).page())),
    ))
  ]
}

#let tones = (soft: soft, open: jade, closed: red, note: ink)
// Hours and why in one run of words; notes stand out.
#let about(row) = {
  let words = row.lines.filter(line => line.tone != "note").map(line => text(fill: tones.at(line.tone), line.text))
  if words.len() > 0 { block(above: 1.1mm, below: 0mm, text(size: 7.5pt, words.join(text(fill: soft)[ · ]))) }
  for line in row.lines.filter(line => line.tone == "note") {
    block(width: 100%, fill: paper, radius: 2pt, inset: (x: 1.8mm, y: 1.3mm), above: 1.2mm, below: 0.8mm, text(size: 8pt, line.text))
  }
}

// As wide as a time of day: 14:30 or 2:30 pm.
#let clock = if it.days.any(day => day.rows.any(row => row.time.len() > 5)) { 15mm } else { 12mm }

#let stop-of(day, row) = block(width: 100%, breakable: false, above: 2.2mm, below: 0mm, grid(
  columns: (clock, 6.5mm, 1fr, auto), column-gutter: 1.5mm,
  align(right, [#text(weight: 700, row.time) \ #text(size: 7pt, fill: soft, row.until)]),
  align(center, if row.mark != none {
    circle(radius: 2.6mm, fill: rgb(day.colour), inset: 0pt, align(center + horizon, text(size: 7pt, weight: 700, fill: white, row.mark)))
  } else { v(1mm); circle(radius: 1mm, stroke: 0.9pt + rgb(day.colour)) }),
  [
    #text(size: 9.5pt, weight: 700, row.title)#if row.local != none [ #h(0.8mm) #text(size: 8.5pt, fill: soft, row.local)]
    #about(row)
  ],
  if row.cost != none { text(size: 8pt, fill: soft, row.cost) },
))

#let way-of(row) = block(width: 100%, breakable: false, above: 1.6mm, below: 0mm, sticky: true, grid(
  columns: (clock, 6.5mm, 1fr, auto), column-gutter: 1.5mm,
  [],
  align(center, line(angle: 90deg, length: 3mm, stroke: (paint: soft, thickness: 0.8pt, dash: "dotted"))),
  text(size: 7.5pt, fill: soft)[#row.title#for line in row.lines [ · #line.text]],
  if row.cost != none { text(size: 8pt, fill: soft, row.cost) },
))

#for day in it.days {
  pagebreak(weak: true)
  set text(font: body-faces(day.han), region: regions.at(day.han))
  [#heading-of(1, grid(columns: (auto, 1fr), column-gutter: 3mm, align: horizon,
    box(fill: rgb(day.colour), radius: 4pt, inset: (x: 3mm, y: 2mm), text(size: 12pt, weight: 700, fill: white)[Day #day.number]),
    [#headline(day.han, 15pt, day.date) \ #text(size: 8pt, fill: soft, (day.place, day.sum).filter(words => words != "").join(" · "))
    #if day.bed != none [\ #text(size: 8pt, fill: soft)[Tonight:] #text(size: 8pt, weight: 700, day.bed)]],
  )) #label("day-" + str(day.number))]
  if day.map != none {
    v(1mm)
    block(radius: 4pt, clip: true, stroke: 0.4pt + line-colour, image(bytes(day.map), format: "svg", width: 122mm, alt: "Map of day " + str(day.number)))
  }
  for note in day.notes { block(above: 2.5mm, below: 0mm, inset: (left: 2mm), stroke: (left: 1.2pt + rgb("#c98a1b")), text(size: 8pt, note)) }
  if day.rows.len() == 0 { v(3mm); text(fill: soft)[Nothing is planned for this day. Room for what you find on the way.] }
  v(1mm)
  for row in day.rows { if row.kind == "way" { way-of(row) } else { stop-of(day, row) } }
}

#if it.todos.len() > 0 {
  pagebreak(weak: true)
  heading-of(1, headline(it.han, 17pt)[To do])
  for list in it.todos {
    block(above: 5mm, below: 1mm, heading-of(2, text(size: 9.5pt, weight: 700, list.title)))
    for item in list.items {
      block(width: 100%, breakable: false, above: 1.8mm, below: 0mm, grid(columns: (4mm, 1fr, auto), column-gutter: 1.5mm,
        box(width: 2.8mm, height: 2.8mm, radius: 0.6mm, stroke: 0.7pt + soft, align(center + horizon, if item.done { box(width: 1.6mm, height: 1.6mm, fill: soft) })),
        text(fill: if item.done { soft } else { ink }, item.title),
        if item.due != none { text(size: 7.5pt, fill: soft, item.due) },
      ))
    }
  }
}
`;

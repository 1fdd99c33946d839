import ts from 'typescript';

/** What is given to apps (`out`), or taken from them (`in`). */
export type Way = 'in' | 'out';
/** `+` goes the way of the declaration that it is part of, `-` the other way; a schema's two sides are fixed. */
export type Variance = '+' | '-' | Way;

/**
 * Another declaration that a member speaks of; `asMap`: only by the names of its members, `names`: of nothing but these.
 */
export type Mention = { name: string; asMap: boolean; names: boolean };

/** One part of a declaration, down to what has no parts: `props.title`, `()`, `overlay`. */
export type Member = {
  key: string;
  /** The keys of the members that it is a part of. */
  within: readonly string[];
  optional: boolean;
  /** The alternatives of a union, else one. Parts that are members of their own stand as `{…}`. */
  texts: readonly string[];
  variance: Variance;
  mentions: readonly Mention[];
};

/** Where a part stands. */
export type Place = { key: string; within: readonly string[]; optional: boolean; variance: Variance };

const flipped = (variance: Variance): Variance => (variance === '+' ? '-' : variance === '-' ? '+' : variance);
const plain = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

function mentionsIn(node: ts.Node, asMap = false): Mention[] {
  const found: Mention[] = [];
  const visit = (inner: ts.Node, map: boolean, names = false): void => {
    if (ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName))
      found.push({ name: inner.typeName.text, asMap: map, names });
    if (ts.isTypeQueryNode(inner) && ts.isIdentifier(inner.exprName))
      found.push({ name: inner.exprName.text, asMap: map, names });
    if (ts.isIndexedAccessTypeNode(inner)) {
      visit(inner.objectType, !ts.isLiteralTypeNode(inner.indexType));
      return visit(inner.indexType, false);
    }
    if (ts.isTypeOperatorNode(inner) && inner.operator === ts.SyntaxKind.KeyOfKeyword)
      return visit(inner.type, true, true);
    ts.forEachChild(inner, (child) => visit(child, false));
  };
  visit(node, asMap);
  return found;
}

const bare = (type: ts.TypeNode): ts.TypeNode => {
  if (ts.isParenthesizedTypeNode(type)) return bare(type.type);
  return ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.ReadonlyKeyword ? bare(type.type) : type;
};

const nameText = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : plain(name);

/** What tells one shape of a union from the others: `kind: 'auth'`. */
function markOf(shape: ts.TypeLiteralNode): string {
  const mark = shape.members.find(
    (member) => ts.isPropertySignature(member) && member.type && ts.isLiteralTypeNode(member.type),
  );
  const names = shape.members.flatMap(({ name }) => (name ? [nameText(name)] : []));
  return mark ? plain(mark).replace(/;$/, '') : names.join(', ');
}

/** Where the parts are written down. */
type Found = Member[];

const put = (found: Found, place: Place, texts: readonly string[], mentions: readonly Mention[] = []) =>
  found.push({ ...place, texts, mentions });

const inside = (place: Place, key: string, more: Partial<Place> = {}): Place => ({
  key: `${place.key}${key}`,
  within: [...place.within, place.key],
  optional: false,
  variance: place.variance,
  ...more,
});

/** Takes what is called apart: its arguments go the other way. */
export function addSignature(found: Found, node: ts.SignatureDeclarationBase, place: Place): void {
  const variance = flipped(place.variance);
  node.typeParameters?.forEach(({ constraint }, index) => {
    if (constraint) put(found, inside(place, `<${index}>`, { variance }), [plain(constraint)], mentionsIn(constraint));
  });
  node.parameters.forEach((parameter, index) => {
    const optional = Boolean(parameter.questionToken ?? parameter.dotDotDotToken ?? parameter.initializer);
    if (parameter.type) addType(found, parameter.type, inside(place, `(${index})`, { optional, variance }));
  });
  if (node.type) addType(found, node.type, inside(place, '()'));
}

/** Takes one member of a shape or a class apart. */
export function addElement(found: Found, node: ts.TypeElement | ts.ClassElement, place: Place): void {
  if (ts.isConstructorDeclaration(node)) return addSignature(found, node, inside(place, ' new'));
  const name = node.name ? nameText(node.name) : plain(node).split(/[(:]/)[0]!;
  const optional = 'questionToken' in node && Boolean(node.questionToken);
  const to = inside(place, place.key === '' ? name : `.${name}`, { optional });
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
    put(found, to, ['a function']);
    addSignature(found, node, to);
  } else if ((ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.type) {
    addType(found, node.type, to);
  } else put(found, to, [plain(node)], mentionsIn(node));
}

const addShape = (found: Found, node: ts.TypeLiteralNode, place: Place) =>
  node.members.forEach((member) => addElement(found, member, place));

function addUnion(found: Found, node: ts.UnionTypeNode, place: Place): void {
  const parts = node.types.map(bare);
  const shapes = parts.filter(ts.isTypeLiteralNode);
  const texts = parts.map((part) => {
    if (!ts.isTypeLiteralNode(part)) return plain(part);
    return shapes.length === 1 ? '{…}' : `{ ${markOf(part)}, … }`;
  });
  const others = parts.filter((part) => !ts.isTypeLiteralNode(part));
  put(
    found,
    place,
    texts,
    others.flatMap((part) => mentionsIn(part)),
  );
  if (shapes.length === 1) return addShape(found, shapes[0]!, place);
  for (const part of shapes) {
    // An alternative: one more of them asks nothing of who knows the others.
    const to = inside(place, `{${markOf(part)}}`, { optional: true });
    put(found, to, ['{…}']);
    addShape(found, part, to);
  }
}

function addReference(found: Found, node: ts.TypeReferenceNode, place: Place): void {
  const [sent, given] = node.typeArguments ?? [];
  if (plain(node.typeName) === 'Schema' && sent && given) {
    put(found, place, ['Schema']);
    addType(found, sent, inside(place, ' as sent', { variance: 'in' }));
    addType(found, given, inside(place, ' as given', { variance: 'out' }));
  } else put(found, place, [plain(node)], mentionsIn(node));
}

/** What an intersection puts together: shapes are one with the whole, all else is a part of its own. */
function addParts(found: Found, node: ts.IntersectionTypeNode, place: Place): void {
  for (const part of node.types.map(bare)) {
    if (ts.isTypeLiteralNode(part)) addShape(found, part, place);
    else if (ts.isIntersectionTypeNode(part)) addParts(found, part, place);
    else addType(found, part, inside(place, `&${plain(part)}`));
  }
}

/** Takes a type apart, down to what has no parts. */
export function addType(found: Found, wrapped: ts.TypeNode, place: Place): void {
  const node = bare(wrapped);
  if (ts.isTypeLiteralNode(node)) {
    put(found, place, ['{…}']);
    addShape(found, node, place);
  } else if (ts.isFunctionTypeNode(node)) {
    put(found, place, ['a function']);
    addSignature(found, node, place);
  } else if (ts.isArrayTypeNode(node)) {
    put(found, place, ['a list']);
    addType(found, node.elementType, inside(place, '[]'));
  } else if (ts.isIntersectionTypeNode(node)) {
    put(found, place, ['{…}']);
    addParts(found, node, place);
  } else if (ts.isUnionTypeNode(node)) addUnion(found, node, place);
  else if (ts.isTypeReferenceNode(node)) addReference(found, node, place);
  else put(found, place, [plain(node)], mentionsIn(node));
}

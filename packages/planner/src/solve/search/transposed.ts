/** A square matrix, row by row, with rows and columns exchanged. */
export function transposed(matrix: Int32Array, size: number): Int32Array {
  const result = new Int32Array(matrix.length);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) result[b * size + a] = matrix[a * size + b]!;
  return result;
}

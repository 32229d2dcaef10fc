/// A merge sort that counts.
enum MergeSort {
  /// Sorts the values and counts the pairs that stood in falling order.
  static func swaps(sorting values: inout [Int]) -> Int {
    var swaps = 0
    var width = 1
    var merged = values
    while width < values.count {
      for start in stride(from: 0, to: values.count, by: 2 * width) {
        let middle = min(start + width, values.count)
        let end = min(start + 2 * width, values.count)
        var (left, right) = (start, middle)
        for place in start..<end {
          if left < middle, right >= end || values[left] <= values[right] {
            merged[place] = values[left]
            left += 1
          } else {
            merged[place] = values[right]
            right += 1
            swaps += middle - left
          }
        }
      }
      swap(&values, &merged)
      width *= 2
    }
    return swaps
  }
}
